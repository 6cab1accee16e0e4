// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
const schema11 = {"$id":"https://unpkg.com/tourwright/schemas/module.schema.json","title":"ModuleDocument","type":"object","additionalProperties":false,"required":["kind","key","apps"],"properties":{"kind":{"const":"Module"},"key":{"$ref":"#/$defs/key"},"apps":{"$ref":"#/$defs/names"},"routes":{"type":"array","items":{"$ref":"#/$defs/route"}},"resources":{"type":"array","items":{"$ref":"#/$defs/resource"}},"actions":{"type":"array","items":{"$ref":"#/$defs/action"}},"anchors":{"type":"array","items":{"$ref":"#/$defs/anchor"}},"themes":{"type":"array","items":{"$ref":"#/$defs/choice"}},"layouts":{"type":"array","items":{"$ref":"#/$defs/choice"}},"tours":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"cards":{"type":"array","items":{"$ref":"#/$defs/card"}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"names":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"jsonSchema":{"type":"object"},"fields":{"type":"object","additionalProperties":{"$ref":"#/$defs/jsonSchema"}},"ai":{"const":false},"reason":{"type":"string","minLength":1},"route":{"title":"RouteDeclaration","type":"object","additionalProperties":false,"required":["key","path"],"properties":{"key":{"$ref":"#/$defs/key"},"path":{"type":"string","pattern":"^/"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"params":{"type":"object","additionalProperties":{"enum":["public_id","string","integer"]}},"permission":{"type":"string","minLength":1},"panel":{"type":"boolean","default":false},"context":{"$ref":"#/$defs/context"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"context":{"title":"RouteContextDeclaration","type":"object","additionalProperties":false,"properties":{"record":{"type":"object","additionalProperties":false,"required":["model","param"],"properties":{"model":{"type":"string","minLength":1},"param":{"type":"string","minLength":1}}},"selection":{"type":"boolean"},"filters":{"type":"boolean"},"view":{"type":"boolean"},"modal":{"type":"boolean"}}},"resource":{"title":"ResourceDeclaration","type":"object","additionalProperties":false,"required":["key","route"],"properties":{"key":{"$ref":"#/$defs/key"},"route":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"filters":{"$ref":"#/$defs/fields"},"sort":{"$ref":"#/$defs/names"},"columns":{"$ref":"#/$defs/names"},"views":{"$ref":"#/$defs/names"},"search":{"type":"boolean"},"select":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"action":{"title":"ActionDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"input":{"$ref":"#/$defs/fields"},"tool":{"type":"boolean","default":true},"forms":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"$ref":"#/$defs/key"}}}},"prefill":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"anchor":{"title":"AnchorDeclaration","type":"object","additionalProperties":false,"required":["key","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"routes":{"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"locator":{"anyOf":[{"type":"object","additionalProperties":false,"required":["css"],"properties":{"css":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["testId"],"properties":{"testId":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["role","name"],"properties":{"role":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}}]},"choice":{"title":"ChoiceDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}},"card":{"title":"CardDeclaration","type":"object","additionalProperties":false,"required":["key","output"],"properties":{"key":{"$ref":"#/$defs/key"},"output":{"$ref":"#/$defs/jsonSchema"}}}}};
const schema12 = {"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"};
const schema13 = {"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const func0 = equal;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");
const schema14 = {"title":"RouteDeclaration","type":"object","additionalProperties":false,"required":["key","path"],"properties":{"key":{"$ref":"#/$defs/key"},"path":{"type":"string","pattern":"^/"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"params":{"type":"object","additionalProperties":{"enum":["public_id","string","integer"]}},"permission":{"type":"string","minLength":1},"panel":{"type":"boolean","default":false},"context":{"$ref":"#/$defs/context"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};
const schema16 = {"title":"RouteContextDeclaration","type":"object","additionalProperties":false,"properties":{"record":{"type":"object","additionalProperties":false,"required":["model","param"],"properties":{"model":{"type":"string","minLength":1},"param":{"type":"string","minLength":1}}},"selection":{"type":"boolean"},"filters":{"type":"boolean"},"view":{"type":"boolean"},"modal":{"type":"boolean"}}};
const schema17 = {"const":false};
const schema18 = {"type":"string","minLength":1};
const pattern2 = new RegExp("^/", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema14.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema14.properties.path,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema14.properties.path.type,parentSchema:schema14.properties.path,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.title,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema14.properties.title.type,parentSchema:schema14.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.description,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema14.properties.description.type,parentSchema:schema14.properties.description,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.params !== undefined){
let data4 = data.params;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(!(((data5 === "public_id") || (data5 === "string")) || (data5 === "integer"))){
const err11 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema14.properties.params.additionalProperties.enum},schema:schema14.properties.params.additionalProperties.enum,parentSchema:schema14.properties.params.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},schema:schema14.properties.params.type,parentSchema:schema14.properties.params,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.permission !== undefined){
let data6 = data.permission;
if(typeof data6 === "string"){
if(func3(data6) < 1){
const err13 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.permission,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},schema:schema14.properties.permission.type,parentSchema:schema14.properties.permission,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.panel !== undefined){
let data7 = data.panel;
if(typeof data7 !== "boolean"){
const err15 = {instancePath:instancePath+"/panel",schemaPath:"#/properties/panel/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.panel.type,parentSchema:schema14.properties.panel,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.context !== undefined){
let data8 = data.context;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(((((key2 === "record") || (key2 === "selection")) || (key2 === "filters")) || (key2 === "view")) || (key2 === "modal"))){
const err16 = {instancePath:instancePath+"/context",schemaPath:"#/$defs/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema16,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.record !== undefined){
let data9 = data8.record;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.model === undefined){
const err17 = {instancePath:instancePath+"/context/record",schemaPath:"#/$defs/context/properties/record/required",keyword:"required",params:{missingProperty: "model"},schema:schema16.properties.record.required,parentSchema:schema16.properties.record,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.param === undefined){
const err18 = {instancePath:instancePath+"/context/record",schemaPath:"#/$defs/context/properties/record/required",keyword:"required",params:{missingProperty: "param"},schema:schema16.properties.record.required,parentSchema:schema16.properties.record,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "model") || (key3 === "param"))){
const err19 = {instancePath:instancePath+"/context/record",schemaPath:"#/$defs/context/properties/record/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema16.properties.record,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.model !== undefined){
let data10 = data9.model;
if(typeof data10 === "string"){
if(func3(data10) < 1){
const err20 = {instancePath:instancePath+"/context/record/model",schemaPath:"#/$defs/context/properties/record/properties/model/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.record.properties.model,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/context/record/model",schemaPath:"#/$defs/context/properties/record/properties/model/type",keyword:"type",params:{type: "string"},schema:schema16.properties.record.properties.model.type,parentSchema:schema16.properties.record.properties.model,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.param !== undefined){
let data11 = data9.param;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err22 = {instancePath:instancePath+"/context/record/param",schemaPath:"#/$defs/context/properties/record/properties/param/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.record.properties.param,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/context/record/param",schemaPath:"#/$defs/context/properties/record/properties/param/type",keyword:"type",params:{type: "string"},schema:schema16.properties.record.properties.param.type,parentSchema:schema16.properties.record.properties.param,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/context/record",schemaPath:"#/$defs/context/properties/record/type",keyword:"type",params:{type: "object"},schema:schema16.properties.record.type,parentSchema:schema16.properties.record,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.selection !== undefined){
let data12 = data8.selection;
if(typeof data12 !== "boolean"){
const err25 = {instancePath:instancePath+"/context/selection",schemaPath:"#/$defs/context/properties/selection/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.selection.type,parentSchema:schema16.properties.selection,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.filters !== undefined){
let data13 = data8.filters;
if(typeof data13 !== "boolean"){
const err26 = {instancePath:instancePath+"/context/filters",schemaPath:"#/$defs/context/properties/filters/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.filters.type,parentSchema:schema16.properties.filters,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.view !== undefined){
let data14 = data8.view;
if(typeof data14 !== "boolean"){
const err27 = {instancePath:instancePath+"/context/view",schemaPath:"#/$defs/context/properties/view/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.view.type,parentSchema:schema16.properties.view,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.modal !== undefined){
let data15 = data8.modal;
if(typeof data15 !== "boolean"){
const err28 = {instancePath:instancePath+"/context/modal",schemaPath:"#/$defs/context/properties/modal/type",keyword:"type",params:{type: "boolean"},schema:schema16.properties.modal.type,parentSchema:schema16.properties.modal,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/context",schemaPath:"#/$defs/context/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.ai !== undefined){
let data16 = data.ai;
if(false !== data16){
const err30 = {instancePath:instancePath+"/ai",schemaPath:"#/$defs/ai/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema17,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.reason !== undefined){
let data17 = data.reason;
if(typeof data17 === "string"){
if(func3(data17) < 1){
const err31 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema19 = {"title":"ResourceDeclaration","type":"object","additionalProperties":false,"required":["key","route"],"properties":{"key":{"$ref":"#/$defs/key"},"route":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"filters":{"$ref":"#/$defs/fields"},"sort":{"$ref":"#/$defs/names"},"columns":{"$ref":"#/$defs/names"},"views":{"$ref":"#/$defs/names"},"search":{"type":"boolean"},"select":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};
const schema22 = {"type":"object","additionalProperties":{"$ref":"#/$defs/jsonSchema"}};
const schema23 = {"type":"object"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/jsonSchema/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.route === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "route"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema19.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.route !== undefined){
let data1 = data.route;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/route",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.title,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema19.properties.title.type,parentSchema:schema19.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.description,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema19.properties.description.type,parentSchema:schema19.properties.description,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.permission !== undefined){
let data4 = data.permission;
if(typeof data4 === "string"){
if(func3(data4) < 1){
const err11 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.permission,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},schema:schema19.properties.permission.type,parentSchema:schema19.properties.permission,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.filters !== undefined){
if(!(validate14(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
let data6 = data.sort;
if(Array.isArray(data6)){
if(data6.length < 1){
const err13 = {instancePath:instancePath+"/sort",schemaPath:"#/$defs/names/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func3(data7) < 1){
const err14 = {instancePath:instancePath+"/sort/" + i0,schemaPath:"#/$defs/names/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.items,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/sort/" + i0,schemaPath:"#/$defs/names/items/type",keyword:"type",params:{type: "string"},schema:schema13.items.type,parentSchema:schema13.items,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/sort",schemaPath:"#/$defs/names/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema13,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sort",schemaPath:"#/$defs/names/type",keyword:"type",params:{type: "array"},schema:schema13.type,parentSchema:schema13,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.columns !== undefined){
let data8 = data.columns;
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/columns",schemaPath:"#/$defs/names/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func3(data9) < 1){
const err19 = {instancePath:instancePath+"/columns/" + i2,schemaPath:"#/$defs/names/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.items,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/columns/" + i2,schemaPath:"#/$defs/names/items/type",keyword:"type",params:{type: "string"},schema:schema13.items.type,parentSchema:schema13.items,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data8[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/columns",schemaPath:"#/$defs/names/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},schema:true,parentSchema:schema13,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err22 = {instancePath:instancePath+"/columns",schemaPath:"#/$defs/names/type",keyword:"type",params:{type: "array"},schema:schema13.type,parentSchema:schema13,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.views !== undefined){
let data10 = data.views;
if(Array.isArray(data10)){
if(data10.length < 1){
const err23 = {instancePath:instancePath+"/views",schemaPath:"#/$defs/names/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err24 = {instancePath:instancePath+"/views/" + i4,schemaPath:"#/$defs/names/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.items,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/views/" + i4,schemaPath:"#/$defs/names/items/type",keyword:"type",params:{type: "string"},schema:schema13.items.type,parentSchema:schema13.items,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i5 = data10.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data10[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err26 = {instancePath:instancePath+"/views",schemaPath:"#/$defs/names/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},schema:true,parentSchema:schema13,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err27 = {instancePath:instancePath+"/views",schemaPath:"#/$defs/names/type",keyword:"type",params:{type: "array"},schema:schema13.type,parentSchema:schema13,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.search !== undefined){
let data12 = data.search;
if(typeof data12 !== "boolean"){
const err28 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.search.type,parentSchema:schema19.properties.search,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.select !== undefined){
let data13 = data.select;
if(typeof data13 !== "boolean"){
const err29 = {instancePath:instancePath+"/select",schemaPath:"#/properties/select/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.select.type,parentSchema:schema19.properties.select,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.ai !== undefined){
let data14 = data.ai;
if(false !== data14){
const err30 = {instancePath:instancePath+"/ai",schemaPath:"#/$defs/ai/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema17,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.reason !== undefined){
let data15 = data.reason;
if(typeof data15 === "string"){
if(func3(data15) < 1){
const err31 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema29 = {"title":"ActionDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"permission":{"type":"string","minLength":1},"input":{"$ref":"#/$defs/fields"},"tool":{"type":"boolean","default":true},"forms":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["route"],"properties":{"route":{"$ref":"#/$defs/key"}}}},"prefill":{"type":"boolean"},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema29.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema29.properties.title.type,parentSchema:schema29.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema29.properties.description.type,parentSchema:schema29.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err8 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.permission,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},schema:schema29.properties.permission.type,parentSchema:schema29.properties.permission,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate14(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined){
let data5 = data.tool;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.tool.type,parentSchema:schema29.properties.tool,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.forms !== undefined){
let data6 = data.forms;
if(Array.isArray(data6)){
if(data6.length < 1){
const err11 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema29.properties.forms,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.route === undefined){
const err12 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/required",keyword:"required",params:{missingProperty: "route"},schema:schema29.properties.forms.items.required,parentSchema:schema29.properties.forms.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data7){
if(!(key1 === "route")){
const err13 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema29.properties.forms.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.route !== undefined){
let data8 = data7.route;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err14 = {instancePath:instancePath+"/forms/" + i0+"/route",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/forms/" + i0+"/route",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/forms/" + i0,schemaPath:"#/properties/forms/items/type",keyword:"type",params:{type: "object"},schema:schema29.properties.forms.items.type,parentSchema:schema29.properties.forms.items,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "array"},schema:schema29.properties.forms.type,parentSchema:schema29.properties.forms,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.prefill !== undefined){
let data9 = data.prefill;
if(typeof data9 !== "boolean"){
const err18 = {instancePath:instancePath+"/prefill",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.prefill.type,parentSchema:schema29.properties.prefill,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.ai !== undefined){
let data10 = data.ai;
if(false !== data10){
const err19 = {instancePath:instancePath+"/ai",schemaPath:"#/$defs/ai/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema17,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reason !== undefined){
let data11 = data.reason;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema34 = {"title":"AnchorDeclaration","type":"object","additionalProperties":false,"required":["key","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"routes":{"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};
const schema41 = {"anyOf":[{"type":"object","additionalProperties":false,"required":["css"],"properties":{"css":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["testId"],"properties":{"testId":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["role","name"],"properties":{"role":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}}]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.routes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema34.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.routes !== undefined){
let data1 = data.routes;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if("any" !== data1){
const err5 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/anyOf/0/const",keyword:"const",params:{allowedValue: "any"},schema:"any",parentSchema:schema34.properties.routes.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema34.properties.routes.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema34.properties.routes.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema34.properties.routes.anyOf[1].type,parentSchema:schema34.properties.routes.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/anyOf",keyword:"anyOf",params:{},schema:schema34.properties.routes.anyOf,parentSchema:schema34.properties.routes,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.within !== undefined){
let data3 = data.within;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err12 = {instancePath:instancePath+"/within",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/within",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.leadsTo !== undefined){
let data4 = data.leadsTo;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/leadsTo",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/leadsTo",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.opens !== undefined){
let data5 = data.opens;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/opens",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/opens",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.closes !== undefined){
let data6 = data.closes;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err18 = {instancePath:instancePath+"/closes",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/closes",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.locator !== undefined){
let data7 = data.locator;
const _errs27 = errors;
let valid12 = false;
const _errs28 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.css === undefined){
const err20 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/0/required",keyword:"required",params:{missingProperty: "css"},schema:schema41.anyOf[0].required,parentSchema:schema41.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data7){
if(!(key1 === "css")){
const err21 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema41.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.css !== undefined){
let data8 = data7.css;
if(typeof data8 === "string"){
if(func3(data8) < 1){
const err22 = {instancePath:instancePath+"/locator/css",schemaPath:"#/$defs/locator/anyOf/0/properties/css/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.anyOf[0].properties.css,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/locator/css",schemaPath:"#/$defs/locator/anyOf/0/properties/css/type",keyword:"type",params:{type: "string"},schema:schema41.anyOf[0].properties.css.type,parentSchema:schema41.anyOf[0].properties.css,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema41.anyOf[0].type,parentSchema:schema41.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs33 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.testId === undefined){
const err25 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/1/required",keyword:"required",params:{missingProperty: "testId"},schema:schema41.anyOf[1].required,parentSchema:schema41.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data7){
if(!(key2 === "testId")){
const err26 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema41.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.testId !== undefined){
let data9 = data7.testId;
if(typeof data9 === "string"){
if(func3(data9) < 1){
const err27 = {instancePath:instancePath+"/locator/testId",schemaPath:"#/$defs/locator/anyOf/1/properties/testId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.anyOf[1].properties.testId,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/locator/testId",schemaPath:"#/$defs/locator/anyOf/1/properties/testId/type",keyword:"type",params:{type: "string"},schema:schema41.anyOf[1].properties.testId.type,parentSchema:schema41.anyOf[1].properties.testId,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema41.anyOf[1].type,parentSchema:schema41.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs38 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.role === undefined){
const err30 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/required",keyword:"required",params:{missingProperty: "role"},schema:schema41.anyOf[2].required,parentSchema:schema41.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7.name === undefined){
const err31 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/required",keyword:"required",params:{missingProperty: "name"},schema:schema41.anyOf[2].required,parentSchema:schema41.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "role") || (key3 === "name"))){
const err32 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema41.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data7.role !== undefined){
let data10 = data7.role;
if(typeof data10 === "string"){
if(func3(data10) < 1){
const err33 = {instancePath:instancePath+"/locator/role",schemaPath:"#/$defs/locator/anyOf/2/properties/role/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.anyOf[2].properties.role,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/locator/role",schemaPath:"#/$defs/locator/anyOf/2/properties/role/type",keyword:"type",params:{type: "string"},schema:schema41.anyOf[2].properties.role.type,parentSchema:schema41.anyOf[2].properties.role,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.name !== undefined){
let data11 = data7.name;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err35 = {instancePath:instancePath+"/locator/name",schemaPath:"#/$defs/locator/anyOf/2/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.anyOf[2].properties.name,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/locator/name",schemaPath:"#/$defs/locator/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"},schema:schema41.anyOf[2].properties.name.type,parentSchema:schema41.anyOf[2].properties.name,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/type",keyword:"type",params:{type: "object"},schema:schema41.anyOf[2].type,parentSchema:schema41.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid12 = valid12 || _valid1;
}
}
if(!valid12){
const err38 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf",keyword:"anyOf",params:{},schema:schema41.anyOf,parentSchema:schema41,data:data7};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.virtual !== undefined){
let data12 = data.virtual;
if(typeof data12 !== "boolean"){
const err39 = {instancePath:instancePath+"/virtual",schemaPath:"#/properties/virtual/type",keyword:"type",params:{type: "boolean"},schema:schema34.properties.virtual.type,parentSchema:schema34.properties.virtual,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.description !== undefined){
let data13 = data.description;
if(typeof data13 === "string"){
if(func3(data13) < 1){
const err40 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.description,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema34.properties.description.type,parentSchema:schema34.properties.description,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.ai !== undefined){
let data14 = data.ai;
if(false !== data14){
const err42 = {instancePath:instancePath+"/ai",schemaPath:"#/$defs/ai/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema17,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.reason !== undefined){
let data15 = data.reason;
if(typeof data15 === "string"){
if(func3(data15) < 1){
const err43 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const schema44 = {"title":"ChoiceDeclaration","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"#/$defs/key"},"title":{"type":"string","minLength":1},"ai":{"$ref":"#/$defs/ai"},"reason":{"$ref":"#/$defs/reason"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "title")) || (key0 === "ai")) || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema44.properties.title.type,parentSchema:schema44.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ai !== undefined){
let data2 = data.ai;
if(false !== data2){
const err6 = {instancePath:instancePath+"/ai",schemaPath:"#/$defs/ai/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema17,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema49 = {"title":"CardDeclaration","type":"object","additionalProperties":false,"required":["key","output"],"properties":{"key":{"$ref":"#/$defs/key"},"output":{"$ref":"#/$defs/jsonSchema"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.output === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "key") || (key0 === "output"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.output !== undefined){
let data1 = data.output;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/output",schemaPath:"#/$defs/jsonSchema/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/module.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.apps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apps"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("Module" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "Module"},schema:"Module",parentSchema:schema11.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.apps !== undefined){
let data2 = data.apps;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/apps",schemaPath:"#/$defs/names/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema13,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err8 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/$defs/names/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/$defs/names/items/type",keyword:"type",params:{type: "string"},schema:schema13.items.type,parentSchema:schema13.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/apps",schemaPath:"#/$defs/names/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema13,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/apps",schemaPath:"#/$defs/names/type",keyword:"type",params:{type: "array"},schema:schema13.type,parentSchema:schema13,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.routes !== undefined){
let data4 = data.routes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(!(validate11(data4[i2], {instancePath:instancePath+"/routes/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},schema:schema11.properties.routes.type,parentSchema:schema11.properties.routes,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resources !== undefined){
let data6 = data.resources;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i3=0; i3<len2; i3++){
if(!(validate13(data6[i3], {instancePath:instancePath+"/resources/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},schema:schema11.properties.resources.type,parentSchema:schema11.properties.resources,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.actions !== undefined){
let data8 = data.actions;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i4=0; i4<len3; i4++){
if(!(validate17(data8[i4], {instancePath:instancePath+"/actions/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema11.properties.actions.type,parentSchema:schema11.properties.actions,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.anchors !== undefined){
let data10 = data.anchors;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i5=0; i5<len4; i5++){
if(!(validate20(data10[i5], {instancePath:instancePath+"/anchors/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},schema:schema11.properties.anchors.type,parentSchema:schema11.properties.anchors,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.themes !== undefined){
let data12 = data.themes;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i6=0; i6<len5; i6++){
if(!(validate22(data12[i6], {instancePath:instancePath+"/themes/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/themes",schemaPath:"#/properties/themes/type",keyword:"type",params:{type: "array"},schema:schema11.properties.themes.type,parentSchema:schema11.properties.themes,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.layouts !== undefined){
let data14 = data.layouts;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i7=0; i7<len6; i7++){
if(!(validate22(data14[i7], {instancePath:instancePath+"/layouts/" + i7,parentData:data14,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/type",keyword:"type",params:{type: "array"},schema:schema11.properties.layouts.type,parentSchema:schema11.properties.layouts,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.tours !== undefined){
let data16 = data.tours;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i8=0; i8<len7; i8++){
let data17 = data16[i8];
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
const err18 = {instancePath:instancePath+"/tours/" + i8,schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema12,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tours/" + i8,schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let i9 = data16.length;
let j1;
if(i9 > 1){
outer0:
for(;i9--;){
for(j1 = i9; j1--;){
if(func0(data16[i9], data16[j1])){
const err20 = {instancePath:instancePath+"/tours",schemaPath:"#/properties/tours/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j1},schema:true,parentSchema:schema11.properties.tours,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/tours",schemaPath:"#/properties/tours/type",keyword:"type",params:{type: "array"},schema:schema11.properties.tours.type,parentSchema:schema11.properties.tours,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.cards !== undefined){
let data18 = data.cards;
if(Array.isArray(data18)){
const len8 = data18.length;
for(let i10=0; i10<len8; i10++){
if(!(validate25(data18[i10], {instancePath:instancePath+"/cards/" + i10,parentData:data18,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},schema:schema11.properties.cards.type,parentSchema:schema11.properties.cards,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
