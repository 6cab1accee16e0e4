// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
const schema11 = {"$id":"https://unpkg.com/tourwright/schemas/anchor-registry.schema.json","title":"AnchorRegistry","type":"object","additionalProperties":false,"required":["kind","app","hash","anchors"],"properties":{"kind":{"const":"AnchorRegistry"},"app":{"type":"string","minLength":1},"hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"anchors":{"type":"array","items":{"$ref":"#/$defs/anchor"}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"anchor":{"title":"AnchorRow","type":"object","additionalProperties":false,"required":["key","module","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"module":{"$ref":"#/$defs/key"},"routes":{"$ref":"#/$defs/routes"},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1}}},"routes":{"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]},"locator":{"anyOf":[{"title":"CssLocator","type":"object","additionalProperties":false,"required":["css"],"properties":{"css":{"type":"string","minLength":1}}},{"title":"TestIdLocator","type":"object","additionalProperties":false,"required":["testId"],"properties":{"testId":{"type":"string","minLength":1}}},{"title":"RoleLocator","type":"object","additionalProperties":false,"required":["role","name"],"properties":{"role":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}}]}}};
const func2 = ucs2length;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema12 = {"title":"AnchorRow","type":"object","additionalProperties":false,"required":["key","module","routes"],"properties":{"key":{"$ref":"#/$defs/key"},"module":{"$ref":"#/$defs/key"},"routes":{"$ref":"#/$defs/routes"},"within":{"$ref":"#/$defs/key"},"leadsTo":{"$ref":"#/$defs/key"},"opens":{"$ref":"#/$defs/key"},"closes":{"$ref":"#/$defs/key"},"locator":{"$ref":"#/$defs/locator"},"virtual":{"type":"boolean"},"description":{"type":"string","minLength":1}}};
const schema13 = {"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"};
const schema21 = {"anyOf":[{"title":"CssLocator","type":"object","additionalProperties":false,"required":["css"],"properties":{"css":{"type":"string","minLength":1}}},{"title":"TestIdLocator","type":"object","additionalProperties":false,"required":["testId"],"properties":{"testId":{"type":"string","minLength":1}}},{"title":"RoleLocator","type":"object","additionalProperties":false,"required":["role","name"],"properties":{"role":{"type":"string","minLength":1},"name":{"type":"string","minLength":1}}}]};
const func3 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");
const schema15 = {"anyOf":[{"const":"any"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}}]};
const func0 = equal;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if("any" !== data){
const err0 = {instancePath,schemaPath:"#/anyOf/0/const",keyword:"const",params:{allowedValue: "any"},schema:"any",parentSchema:schema15.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema15.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data0};
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
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err4 = {instancePath,schemaPath:"#/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema15.anyOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema15.anyOf[1].type,parentSchema:schema15.anyOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema15.anyOf,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.module === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "module"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.routes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema12.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data0};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.module !== undefined){
let data1 = data.module;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err6 = {instancePath:instancePath+"/module",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data1};
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
const err7 = {instancePath:instancePath+"/module",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.routes !== undefined){
if(!(validate12(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.within !== undefined){
let data3 = data.within;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err8 = {instancePath:instancePath+"/within",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data3};
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
const err9 = {instancePath:instancePath+"/within",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.leadsTo !== undefined){
let data4 = data.leadsTo;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err10 = {instancePath:instancePath+"/leadsTo",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/leadsTo",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.opens !== undefined){
let data5 = data.opens;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err12 = {instancePath:instancePath+"/opens",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data5};
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
const err13 = {instancePath:instancePath+"/opens",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.closes !== undefined){
let data6 = data.closes;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err14 = {instancePath:instancePath+"/closes",schemaPath:"#/$defs/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},schema:"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$",parentSchema:schema13,data:data6};
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
const err15 = {instancePath:instancePath+"/closes",schemaPath:"#/$defs/key/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.locator !== undefined){
let data7 = data.locator;
const _errs23 = errors;
let valid8 = false;
const _errs24 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.css === undefined){
const err16 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/0/required",keyword:"required",params:{missingProperty: "css"},schema:schema21.anyOf[0].required,parentSchema:schema21.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!(key1 === "css")){
const err17 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema21.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.css !== undefined){
let data8 = data7.css;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/locator/css",schemaPath:"#/$defs/locator/anyOf/0/properties/css/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.anyOf[0].properties.css,data:data8};
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
const err19 = {instancePath:instancePath+"/locator/css",schemaPath:"#/$defs/locator/anyOf/0/properties/css/type",keyword:"type",params:{type: "string"},schema:schema21.anyOf[0].properties.css.type,parentSchema:schema21.anyOf[0].properties.css,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/0/type",keyword:"type",params:{type: "object"},schema:schema21.anyOf[0].type,parentSchema:schema21.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs29 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.testId === undefined){
const err21 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/1/required",keyword:"required",params:{missingProperty: "testId"},schema:schema21.anyOf[1].required,parentSchema:schema21.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data7){
if(!(key2 === "testId")){
const err22 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema21.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.testId !== undefined){
let data9 = data7.testId;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err23 = {instancePath:instancePath+"/locator/testId",schemaPath:"#/$defs/locator/anyOf/1/properties/testId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.anyOf[1].properties.testId,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/locator/testId",schemaPath:"#/$defs/locator/anyOf/1/properties/testId/type",keyword:"type",params:{type: "string"},schema:schema21.anyOf[1].properties.testId.type,parentSchema:schema21.anyOf[1].properties.testId,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/1/type",keyword:"type",params:{type: "object"},schema:schema21.anyOf[1].type,parentSchema:schema21.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs34 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.role === undefined){
const err26 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/required",keyword:"required",params:{missingProperty: "role"},schema:schema21.anyOf[2].required,parentSchema:schema21.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7.name === undefined){
const err27 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/required",keyword:"required",params:{missingProperty: "name"},schema:schema21.anyOf[2].required,parentSchema:schema21.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "role") || (key3 === "name"))){
const err28 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema21.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.role !== undefined){
let data10 = data7.role;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err29 = {instancePath:instancePath+"/locator/role",schemaPath:"#/$defs/locator/anyOf/2/properties/role/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.anyOf[2].properties.role,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/locator/role",schemaPath:"#/$defs/locator/anyOf/2/properties/role/type",keyword:"type",params:{type: "string"},schema:schema21.anyOf[2].properties.role.type,parentSchema:schema21.anyOf[2].properties.role,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.name !== undefined){
let data11 = data7.name;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err31 = {instancePath:instancePath+"/locator/name",schemaPath:"#/$defs/locator/anyOf/2/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.anyOf[2].properties.name,data:data11};
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
const err32 = {instancePath:instancePath+"/locator/name",schemaPath:"#/$defs/locator/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"},schema:schema21.anyOf[2].properties.name.type,parentSchema:schema21.anyOf[2].properties.name,data:data11};
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
const err33 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf/2/type",keyword:"type",params:{type: "object"},schema:schema21.anyOf[2].type,parentSchema:schema21.anyOf[2],data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = valid8 || _valid0;
}
}
if(!valid8){
const err34 = {instancePath:instancePath+"/locator",schemaPath:"#/$defs/locator/anyOf",keyword:"anyOf",params:{},schema:schema21.anyOf,parentSchema:schema21,data:data7};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
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
const err35 = {instancePath:instancePath+"/virtual",schemaPath:"#/properties/virtual/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.virtual.type,parentSchema:schema12.properties.virtual,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.description !== undefined){
let data13 = data.description;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err36 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.description,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema12.properties.description.type,parentSchema:schema12.properties.description,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/anchor-registry.schema.json" */;
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
if(data.app === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hash === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.anchors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anchors"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "app")) || (key0 === "hash")) || (key0 === "anchors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("AnchorRegistry" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "AnchorRegistry"},schema:"AnchorRegistry",parentSchema:schema11.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.app !== undefined){
let data1 = data.app;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.app,data:data1};
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
const err7 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},schema:schema11.properties.app.type,parentSchema:schema11.properties.app,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hash !== undefined){
let data2 = data.hash;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},schema:"^sha256:[0-9a-f]{64}$",parentSchema:schema11.properties.hash,data:data2};
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
const err9 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},schema:schema11.properties.hash.type,parentSchema:schema11.properties.hash,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.anchors !== undefined){
let data3 = data.anchors;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data3[i0], {instancePath:instancePath+"/anchors/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},schema:schema11.properties.anchors.type,parentSchema:schema11.properties.anchors,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
